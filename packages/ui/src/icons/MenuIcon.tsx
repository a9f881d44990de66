import { SvgIcon } from './SvgIcon.tsx'

export function MenuIcon() {
  return (
    <SvgIcon>
      <path d="M4 7h16M4 12h16M4 17h10" />
    </SvgIcon>
  )
}
