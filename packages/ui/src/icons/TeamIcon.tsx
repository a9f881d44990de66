import { SvgIcon } from './SvgIcon.tsx'

export function TeamIcon() {
  return (
    <SvgIcon>
      <path d="M3 20.5V9.5l9-6 9 6v11M3 20.5h18M9 20.5v-5h6v5M9 11.5h.01M15 11.5h.01" />
    </SvgIcon>
  )
}
