import { SvgIcon } from './SvgIcon.tsx'

export function CalendarIcon() {
  return (
    <SvgIcon>
      <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
      <path d="M3.5 10h17M8 2.8V6M16 2.8V6" />
    </SvgIcon>
  )
}
