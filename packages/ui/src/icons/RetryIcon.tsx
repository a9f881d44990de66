import { SvgIcon } from './SvgIcon.tsx'

export function RetryIcon() {
  return (
    <SvgIcon>
      <path d="M20 11.5A8 8 0 1 0 18 17.3M20.5 5.5v6h-6" />
    </SvgIcon>
  )
}
