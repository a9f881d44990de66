import { SvgIcon } from './SvgIcon.tsx'

export function MailIcon() {
  return (
    <SvgIcon>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3.5 7 8.5 6 8.5-6" />
    </SvgIcon>
  )
}
