import { SvgIcon } from './SvgIcon.tsx'

export function TicketIcon() {
  return (
    <SvgIcon>
      <path d="M3.5 9.5v-4h17v4a2.5 2.5 0 0 0 0 5v4h-17v-4a2.5 2.5 0 0 0 0-5ZM14.5 6v2.5M14.5 11v2M14.5 15.5V18" />
    </SvgIcon>
  )
}
