import { SvgIcon } from './SvgIcon.tsx'

export function LogoutIcon() {
  return (
    <SvgIcon>
      <path d="M10.5 4h-5A1.5 1.5 0 0 0 4 5.5v13A1.5 1.5 0 0 0 5.5 20h5M9.5 12h11M16.5 8l4 4-4 4" />
    </SvgIcon>
  )
}
