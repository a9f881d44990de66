import { SvgIcon } from './SvgIcon.tsx'

export function SettingsIcon() {
  return (
    <SvgIcon>
      <path d="M4 7h9M18 7h2M4 17h2M11 17h9" />
      <circle cx="15.5" cy="7" r="2.5" />
      <circle cx="8.5" cy="17" r="2.5" />
    </SvgIcon>
  )
}
