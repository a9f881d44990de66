import { SvgIcon } from './SvgIcon.tsx'

export function UsersIcon() {
  return (
    <SvgIcon>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 20c.7-3.5 3.3-5.5 6.5-5.5s5.8 2 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.9c1.9.8 3.1 2.6 3.5 5.1" />
    </SvgIcon>
  )
}
