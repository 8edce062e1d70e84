export type SwiftPorts = { proxy: number; object: number; container: number; account: number; memcached: number };

export const SWIFT_KEYS = { accessKeyId: "autoria:testes", secretAccessKey: "segredo-dos-testes" };

/** One line per section keeps the pipeline readable; Swift reads ini files only. */
function ini(sections: Record<string, Record<string, string | number>>): string {
  return Object.entries(sections)
    .map(([name, values]) => [`[${name}]`, ...Object.entries(values).map(([key, value]) => `${key} = ${value}`)].join("\n"))
    .join("\n");
}

export const hashConfig = ini({
  "swift-hash": { swift_hash_path_suffix: "autoria", swift_hash_path_prefix: "testes" },
  "storage-policy:0": { name: "default", default: "yes" },
});

/** The account, container or object server of a one-disk cluster. */
export function backendConfig(name: "account" | "container" | "object", folder: string, port: number, user: string): string {
  return ini({
    DEFAULT: {
      ...listenOn(port, user, folder),
      devices: `${folder}/srv`,
      mount_check: "false",
      db_preallocation: "off",
      fallocate_reserve: 0,
    },
    "pipeline:main": { pipeline: `${name}-server` },
    [`app:${name}-server`]: { use: `egg:swift#${name}` },
    [`${name}-replicator`]: {},
    [`${name}-updater`]: {},
    [`${name}-auditor`]: {},
  });
}

/** The proxy that speaks S3 to us and Swift to the others. */
export function proxyConfig(folder: string, ports: SwiftPorts, user: string): string {
  const filters = ["catch_errors", "gatekeeper", "healthcheck", "cache", "listing_formats", "bulk", "s3api", "tempauth"];
  const large = ["copy", "slo", "dlo"];
  const plain = [...filters, ...large].filter((name) => !["cache", "s3api", "tempauth"].includes(name));
  return ini({
    DEFAULT: listenOn(ports.proxy, user, folder),
    "pipeline:main": { pipeline: [...filters, ...large, "proxy-server"].join(" ") },
    "app:proxy-server": { use: "egg:swift#proxy", allow_account_management: "true", account_autocreate: "true" },
    ...Object.fromEntries(plain.map((name) => [`filter:${name}`, { use: `egg:swift#${name}` }])),
    "filter:cache": { use: "egg:swift#memcache", memcache_servers: `127.0.0.1:${ports.memcached}` },
    "filter:s3api": { use: "egg:swift#s3api", location: "us-east-1", s3_acl: "false", allow_multipart_uploads: "true" },
    "filter:tempauth": { use: "egg:swift#tempauth", user_autoria_testes: `${SWIFT_KEYS.secretAccessKey} .admin` },
  });
}

function listenOn(port: number, user: string, folder: string) {
  return { bind_ip: "127.0.0.1", bind_port: port, workers: 0, user, swift_dir: `${folder}/etc`, log_level: "ERROR" };
}
