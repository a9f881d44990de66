import { SvgIcon } from './SvgIcon.tsx'

export function UserIcon() {
  return (
    <SvgIcon>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.9-3.8 3.9-6 7.5-6s6.6 2.2 7.5 6" />
    </SvgIcon>
  )
}
