import { SvgIcon } from './SvgIcon.tsx'

export function OfflineIcon() {
  return (
    <SvgIcon>
      <path d="m4 4 16 16M7.5 14a6.5 6.5 0 0 1 3-1.7M4.5 10.5a11 11 0 0 1 3.2-2.2M12 19h.01M19.5 10.5a11 11 0 0 0-8.5-3.4M16.5 14a6.5 6.5 0 0 0-1-.8" />
    </SvgIcon>
  )
}
