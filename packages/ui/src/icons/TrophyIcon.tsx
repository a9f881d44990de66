import { SvgIcon } from './SvgIcon.tsx'

export function TrophyIcon() {
  return (
    <SvgIcon>
      <path d="M8 4h8v6a4 4 0 0 1-8 0ZM8 5.5H4.5V7A3.5 3.5 0 0 0 8 10.5M16 5.5h3.5V7a3.5 3.5 0 0 1-3.5 3.5M12 14v3.5M8.5 20.5h7M9.5 17.5h5v3h-5Z" />
    </SvgIcon>
  )
}
