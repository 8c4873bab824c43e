/** The logo: an eight-petalled alpana small enough to stay clear at 24 px. Same drawing as public/favicon.svg. */
export function AlpanaMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="9" className="fill-accent" />
      <g
        fill="none"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-accent"
        transform="translate(16 16)"
      >
        {[0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => (
          <path
            key={degrees}
            d="M0-4C2.6-6 2.6-9 0-11.6C-2.6-9-2.6-6 0-4Z"
            transform={`rotate(${degrees})`}
          />
        ))}
        <circle r="1.6" stroke="none" className="fill-on-accent" />
      </g>
    </svg>
  );
}
