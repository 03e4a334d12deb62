import { useState, useSyncExternalStore } from 'react';

/** Notices by which of two ways React reads it: one is for where it hydrates, and for the server. */
function createReading() {
  let isServers = false;
  return {
    subscribe: () => () => {},
    read: () => undefined,
    readServers: () => void (isServers = true),
    isServers: () => isServers,
  };
}

/**
 * Is what a component draws the server's, which React takes over? On the server as well. What it was at first it stays: one that changed would
 * have the component rendered once more, in the moment in which the page comes alive.
 */
export function useIsHydrated(): boolean {
  const [reading] = useState(createReading);
  useSyncExternalStore(reading.subscribe, reading.read, reading.readServers);
  return reading.isServers();
}
