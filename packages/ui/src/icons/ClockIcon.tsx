import { SvgIcon } from './SvgIcon.tsx'

export function ClockIcon() {
  return (
    <SvgIcon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.2 2" />
    </SvgIcon>
  )
}
