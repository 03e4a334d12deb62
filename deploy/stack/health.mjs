// Whether something answers well on a port of this container: `node health.mjs 4002 /api/health/ready`.
const [port, path] = process.argv.slice(2);
const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(4000) }).catch(
  () => undefined,
);
process.exit(answer?.ok ? 0 : 1);
