import { SvgIcon } from './SvgIcon.tsx'

export function BackspaceIcon() {
  return (
    <SvgIcon>
      <path d="M9 6h12v12H9l-6-6ZM12.5 9.5l5 5M17.5 9.5l-5 5" />
    </SvgIcon>
  )
}
