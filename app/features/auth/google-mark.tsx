/** Google's own letter, in the ink of the button: the name beside it says the rest. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <path
        fill="currentColor"
        d="M12.2 10.3v3.6h5.1c-.2 1.2-1.6 3.6-5.1 3.6a5.6 5.6 0 0 1 0-11.1c1.7 0 2.9.7 3.6 1.4l2.4-2.4A9 9 0 1 0 12.2 21c5.2 0 8.6-3.6 8.6-8.7 0-.7-.1-1.3-.2-2h-8.4Z"
      />
    </svg>
  )
}
