import { SvgIcon } from './SvgIcon.tsx'

export function FilterIcon() {
  return (
    <SvgIcon>
      <path d="M4 6h16M7 12h10M10.5 18h3" />
    </SvgIcon>
  )
}
