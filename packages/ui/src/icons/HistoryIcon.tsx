import { SvgIcon } from './SvgIcon.tsx'

export function HistoryIcon() {
  return (
    <SvgIcon>
      <path d="M3.8 9.5A8.6 8.6 0 1 1 3.4 13M3.5 4.5v5h5M12 7.5V12l3 2" />
    </SvgIcon>
  )
}
