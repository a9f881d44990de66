import { SvgIcon } from './SvgIcon.tsx'

export function LoginIcon() {
  return (
    <SvgIcon>
      <path d="M13.5 4h5A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-5M3.5 12h11M10.5 8l4 4-4 4" />
    </SvgIcon>
  )
}
