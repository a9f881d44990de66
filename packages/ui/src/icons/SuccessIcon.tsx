import { SvgIcon } from './SvgIcon.tsx'

export function SuccessIcon() {
  return (
    <SvgIcon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8 12.4 2.8 2.7L16 9.5" />
    </SvgIcon>
  )
}
