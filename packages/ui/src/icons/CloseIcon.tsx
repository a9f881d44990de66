import { SvgIcon } from './SvgIcon.tsx'

export function CloseIcon() {
  return (
    <SvgIcon>
      <path d="m6 6 12 12M18 6 6 18" />
    </SvgIcon>
  )
}
