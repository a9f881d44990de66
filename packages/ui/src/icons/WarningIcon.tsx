import { SvgIcon } from './SvgIcon.tsx'

export function WarningIcon() {
  return (
    <SvgIcon>
      <path d="M12 4 2.8 19.8h18.4ZM12 10v4.5M12 17.2h.01" />
    </SvgIcon>
  )
}
