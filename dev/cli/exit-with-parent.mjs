// Loaded into every process that bin/start starts: when bin/start is gone, however it went, they leave too.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
