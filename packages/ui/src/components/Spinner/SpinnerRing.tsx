import { ring } from './Spinner.css.ts'

/** The turning ring alone, as large as the text around it. */
export function SpinnerRing() {
  return (
    <svg className={ring} viewBox="0 0 24 24" fill="none" strokeWidth="2.5" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" opacity="0.22" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" strokeLinecap="round" />
    </svg>
  )
}
