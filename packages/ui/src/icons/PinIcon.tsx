import { SvgIcon } from './SvgIcon.tsx'

export function PinIcon() {
  return (
    <SvgIcon>
      <path d="M12 21s-7-6-7-11.3a7 7 0 0 1 14 0C19 15 12 21 12 21Z" />
      <circle cx="12" cy="9.7" r="2.5" />
    </SvgIcon>
  )
}
