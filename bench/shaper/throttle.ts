/** The line and the device that every figure is measured with: a phone of the middle class on a slow mobile network. */
export const throttle = {
  roundTripMs: 150,
  downBitsPerSecond: 1_600_000,
  upBitsPerSecond: 750_000,
  cpuSlowdown: 4,
  viewport: { width: 412, height: 823 },
} as const;

/** Payload of one Ethernet frame under TCP. */
export const PACKET_BYTES = 1448;
