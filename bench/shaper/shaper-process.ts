import { createShapedProxy } from './shaped-proxy.ts';

/** A process of its own, so that neither the site nor the browser's driver disturbs the line's time. */
const proxies = process.argv.slice(2).map((port) => createShapedProxy(Number(port)));
process.once('disconnect', () => process.exit(0));
const ports = await Promise.all(
  proxies.map(
    (proxy) =>
      new Promise<number>((resolve, reject) => {
        proxy.once('error', reject).listen(0, '127.0.0.1', () => {
          const address = proxy.address();
          if (address && typeof address === 'object') resolve(address.port);
        });
      }),
  ),
);
process.send?.({ type: 'listening', ports });
