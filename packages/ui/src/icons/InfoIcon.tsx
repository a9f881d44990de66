import { SvgIcon } from './SvgIcon.tsx'

export function InfoIcon() {
  return (
    <SvgIcon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11.5V16M12 8h.01" />
    </SvgIcon>
  )
}
