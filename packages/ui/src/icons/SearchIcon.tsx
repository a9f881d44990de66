import { SvgIcon } from './SvgIcon.tsx'

export function SearchIcon() {
  return (
    <SvgIcon>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m20 20-4.3-4.3" />
    </SvgIcon>
  )
}
