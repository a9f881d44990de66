import { SvgIcon } from './SvgIcon.tsx'

export function DownloadIcon() {
  return (
    <SvgIcon>
      <path d="M12 4v11M7 10.5l5 5 5-5M4.5 20h15" />
    </SvgIcon>
  )
}
