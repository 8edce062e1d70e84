#!/bin/sh
# Runs one command of bin/ on a machine that may have nothing but Node and npm.
set -eu
cd "$(dirname "$0")/../.."

if ! command -v node >/dev/null 2>&1; then
  echo "Falta o Node.js: instale a versão 20.19 ou mais nova (https://nodejs.org)." >&2
  exit 1
fi
if ! said=$(node -e '' 2>&1); then
  echo "O Node.js está instalado e não consegue começar. Confira a variável NODE_OPTIONS (agora: \"${NODE_OPTIONS:-}\"). O que ele diz:" >&2
  echo "$said" >&2
  exit 1
fi
if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; then
  echo "Este Node.js é $(node --version) e a Autoria precisa da versão 20.19 ou mais nova (https://nodejs.org)." >&2
  exit 1
fi

# A copy is made and opened where the market runs, which has only what running needs.
case $1 in
  backup | restore) which=--omit=dev ;;
  *) which=--include=dev ;;
esac
if ! node dev/cli/packages-installed.mjs "$which"; then
  if ! command -v npm >/dev/null 2>&1; then
    echo "Falta o npm, que costuma vir com o Node.js (https://nodejs.org)." >&2
    exit 1
  fi
  echo "Instalando os pacotes (só na primeira vez e quando mudam)…"
  # Not `npm ci`: it refuses a lock file written where some platforms' optional packages were not to be had.
  if ! npm install --no-save "$which" --no-audit --no-fund --loglevel=error; then
    echo "A instalação dos pacotes falhou: o motivo está logo acima. Confira a rede e o espaço em disco e tente de novo." >&2
    exit 1
  fi
fi

name=$1
shift
exec node --import tsx "dev/cli/$name.ts" "$@"
