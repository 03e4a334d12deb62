import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import {
  classNames,
  formatList,
  formatNumber,
  useLanguage,
  useTranslation,
  VisuallyHidden,
} from '@sahra/shared/facade';
import styles from './countdown.module.css';
import { secondsLeft, splitSeconds } from './time-left.ts';

/** Calls each second until the time has come. */
function tick(until: number, notify: () => void) {
  const timer = setInterval(() => {
    notify();
    if (secondsLeft(Date.now(), until) === 0) clearInterval(timer);
  }, 1000);
  return () => clearInterval(timer);
}

/** The first render counts from `renderedAt` on both sides, so that server and browser draw the same. */
function useSecondsLeft(until: number, renderedAt: number): number {
  const subscribe = useCallback((notify: () => void) => tick(until, notify), [until]);
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(Date.now(), until),
    () => secondsLeft(renderedAt, until),
  );
}

interface CountdownProps {
  /** ISO time at which it ends. */
  until: string;
  /** ISO time at which the page's data was read. */
  now: string;
  /** Minutes and seconds in one line: for what ends within the hour. */
  isShort?: boolean;
  /** Stands in its place, and is read out, when the time has come. */
  children: ReactNode;
}

/** Days, hours, minutes and seconds that are left. Screen reader users are told days, hours and minutes, when they ask. */
export function Countdown({ until, now, isShort = false, children }: CountdownProps) {
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  const seconds = useSecondsLeft(Date.parse(until), Date.parse(now));
  const left = splitSeconds(seconds);
  const shown = isShort ? left.slice(-2) : left;
  const timeLeft = left
    .filter(([unit, value]) => unit !== 'seconds' && (value > 0 || unit === 'minutes'))
    .map(([unit, value]) => formatNumber(value, code, { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' }));
  return (
    <>
      {seconds > 0 && (
        <div role="timer" aria-live="off">
          {/* The text comes from tables of the language that browser and server may have in different editions. */}
          <VisuallyHidden>
            <span suppressHydrationWarning>{formatList(timeLeft, code)}</span>
          </VisuallyHidden>
          <div className={classNames(styles.units, isShort && styles.short)} aria-hidden="true">
            {shown.map(([unit, value]) => (
              <div key={unit} className={styles.unit}>
                <span className={styles.value}>
                  <span key={value} className={styles.digits}>
                    {formatNumber(value, code, { minimumIntegerDigits: 2, useGrouping: false })}
                  </span>
                </span>
                <span className={styles.name}>{t(`countdown.${unit}`)}</span>
              </div>
            ))}
          </div>
        </div>
      )}
      <div role="status">{seconds === 0 && children}</div>
    </>
  );
}
