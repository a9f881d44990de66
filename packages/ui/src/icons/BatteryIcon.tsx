import { SvgIcon } from './SvgIcon.tsx'

export function BatteryIcon() {
  return (
    <SvgIcon>
      <path d="M3.5 8.5h15v7h-15zM21 11v2M6.5 11.5v1" />
    </SvgIcon>
  )
}
