/** An empty screen in a dark cinema; only the projector's beam and a star that fell out of it. */
export function LostStar({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 360 200" aria-hidden="true" focusable="false">
      <path fill="var(--sahra-raised)" d="M70 18h220v104H70z" />
      <path fill="var(--sahra-accent)" opacity="0.16" d="M180 200 76 22h208z" />
      <path fill="none" stroke="var(--sahra-line)" strokeWidth="2" d="M70 18h220v104H70zM70 122l-34 26m254-26 34 26" />
      <g fill="var(--sahra-surface)">
        {[40, 96, 152, 208, 264, 320].map((x) => (
          <path key={x} d={`M${x - 22} 200v-26a12 12 0 0 1 12-12h20a12 12 0 0 1 12 12v26z`} />
        ))}
      </g>
      <g transform="translate(232 128) rotate(18)" fill="var(--sahra-accent)">
        <path d="M-15-15h30v30h-30z" />
        <path d="M0-21 21 0 0 21-21 0z" />
      </g>
    </svg>
  );
}
