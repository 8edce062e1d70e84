export const CLAUSES: readonly { title: string; text: string }[] = [
  {
    title: "O que será feito",
    text: "A parte contratada entrega o serviço descrito no Anexo 1, no formato e na quantidade ali indicados. O que não está no anexo é combinado à parte, por escrito.",
  },
  {
    title: "Prazo",
    text: "O trabalho começa na data da assinatura e termina em ____ dias corridos. Atraso no envio de informações por quem contrata prorroga o prazo pelo mesmo número de dias.",
  },
  {
    title: "Preço e pagamento",
    text: "O valor total é de R$ ________, pago em duas partes: metade na assinatura e metade na entrega, por Pix ou transferência, mediante recibo.",
  },
  {
    title: "Alterações",
    text: "Estão incluídas duas rodadas de ajuste. Mudanças além disso são orçadas antes de começar, com novo prazo.",
  },
  {
    title: "Direitos sobre o trabalho",
    text: "Depois do pagamento integral, quem contrata pode usar o resultado para a finalidade descrita no Anexo 1. A autoria continua sendo de quem criou.",
  },
  {
    title: "Sigilo",
    text: "As partes guardam segredo sobre informações marcadas como reservadas durante o contrato e por um ano depois do fim.",
  },
  {
    title: "Dados pessoais",
    text: "Dados de clientes são usados só para executar este contrato e apagados ao final, salvo obrigação legal de guarda.",
  },
  {
    title: "Cancelamento",
    text: "Qualquer parte pode encerrar o contrato com aviso de dez dias. O que já foi feito é pago na proporção do entregue.",
  },
  {
    title: "Multa",
    text: "O descumprimento sem justificativa gera multa de 10% do valor que ainda não foi pago, sem prejuízo do que já foi entregue.",
  },
  {
    title: "Onde resolver",
    text: "Antes de ir à Justiça, as partes tentam acordo em conversa registrada. Sem acordo, vale o foro do domicílio de quem presta o serviço.",
  },
];

export const MATERIALS: readonly (readonly [name: string, unit: string, cents: number])[] = [
  ["Tecido de algodão", "m", 3290],
  ["Linha mercerizada", "un", 890],
  ["Zíper 30 cm", "un", 450],
  ["Barbante nº 6", "kg", 2790],
  ["Papel 180 g", "folha", 95],
  ["Caixa kraft", "un", 320],
  ["Fita de cetim", "m", 180],
  ["Farinha de trigo", "kg", 589],
  ["Açúcar cristal", "kg", 449],
  ["Manteiga", "kg", 4890],
  ["Chocolate 50%", "kg", 6290],
  ["Pote de vidro", "un", 540],
  ["Etiqueta adesiva", "un", 22],
  ["Cera de soja", "kg", 4350],
  ["Essência", "ml", 38],
  ["Tinta acrílica", "un", 1290],
];

export const EXPENSES = [
  "Aluguel",
  "Luz",
  "Água",
  "Internet",
  "Material",
  "Embalagem",
  "Transporte",
  "Guia do MEI",
  "Taxas de venda",
  "Divulgação",
  "Reserva",
  "Retirada",
];

export const SEWING_STEPS: readonly string[] = [
  "Lave e passe o tecido antes de cortar: o algodão encolhe até 5%.",
  "Posicione as peças no sentido do fio e alfinete a cada dez centímetros.",
  "Corte com a margem já incluída e marque os piques com tesourinha.",
  "Junte direito com direito e costure a lateral a 1 cm da borda.",
  "Abra a costura a ferro antes de passar para a próxima etapa.",
  "Chuleie as bordas ou use ponto zigue-zague curto.",
  "Vire a peça, acerte as pontas com um palito e passe outra vez.",
  "Pesponte a 2 mm da borda, com ponto 3, sem esticar o tecido.",
  "Prenda a alça com um quadrado e um xis por dentro.",
  "Faça a barra dupla de 2 cm e arremate com três pontos de retrocesso.",
];

export const CROCHET_ROWS: readonly string[] = [
  "Faça um anel mágico e suba 3 correntinhas (contam como ponto alto).",
  "Trabalhe 2 pontos altos, 2 correntinhas e repita mais três vezes. Feche com baixíssimo.",
  "Caminhe com baixíssimo até o canto. No mesmo espaço: 3 pontos altos, 2 correntinhas, 3 pontos altos.",
  "Entre um canto e outro, faça um grupo de 3 pontos altos em cada espaço.",
  "Troque a cor puxando o fio novo no último laço do ponto.",
  "Repita a carreira anterior aumentando um grupo por lado.",
  "Faça uma carreira de ponto baixo em toda a volta, com 3 pontos em cada canto.",
  "Arremate escondendo o fio por seis pontos no sentido contrário.",
];

export const STITCHES: readonly (readonly [part: string, stitch: string, colour: string])[] = [
  ["Haste principal", "Ponto haste", "Verde-musgo"],
  ["Folhas grandes", "Ponto folha", "Verde-claro"],
  ["Folhas miúdas", "Margarida", "Verde-água"],
  ["Pétalas", "Ponto cheio", "Rosa-antigo"],
  ["Miolo", "Nó francês", "Amarelo-ouro"],
  ["Contorno", "Ponto atrás", "Marrom"],
  ["Asa", "Pintura de agulha", "Azul-petróleo"],
  ["Bico", "Ponto cheio", "Laranja"],
  ["Galho", "Ponto corrente", "Cinza-quente"],
  ["Letra", "Haste dupla", "Vinho"],
];

export const PLANTS: readonly (readonly [plant: string, sow: string, sun: string, harvest: string])[] = [
  ["Alface", "o ano todo", "4 h", "45 dias"],
  ["Rúcula", "mar. a set.", "4 h", "35 dias"],
  ["Cebolinha", "o ano todo", "4 h", "70 dias"],
  ["Manjericão", "set. a mar.", "5 h", "60 dias"],
  ["Tomate-cereja", "ago. a fev.", "6 h", "90 dias"],
  ["Couve", "mar. a ago.", "5 h", "80 dias"],
  ["Pimenta", "set. a jan.", "6 h", "100 dias"],
  ["Hortelã", "o ano todo", "3 h", "50 dias"],
  ["Cenoura", "abr. a ago.", "6 h", "90 dias"],
  ["Feijão-de-vagem", "ago. a mar.", "6 h", "55 dias"],
  ["Erva-cidreira", "o ano todo", "4 h", "60 dias"],
  ["Quiabo", "set. a fev.", "7 h", "75 dias"],
];

export const TRACKS = [
  "Abertura",
  "Pregão",
  "Balança",
  "Chegada",
  "Caminho de volta",
  "Chuva fina",
  "Quintal",
  "Oficina",
  "Roda",
  "Breque",
  "Ponte",
  "Noite",
  "Caldo de cana",
  "Última barraca",
  "Sino",
  "Fecho",
];
