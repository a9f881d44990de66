import { SvgIcon } from './SvgIcon.tsx'

export function ExternalLinkIcon() {
  return (
    <SvgIcon>
      <path d="M9 5H5.5A1.5 1.5 0 0 0 4 6.5v12A1.5 1.5 0 0 0 5.5 20h12a1.5 1.5 0 0 0 1.5-1.5V15M13.5 4H20v6.5M20 4l-9 9" />
    </SvgIcon>
  )
}
