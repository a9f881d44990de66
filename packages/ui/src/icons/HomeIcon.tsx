import { SvgIcon } from './SvgIcon.tsx'

export function HomeIcon() {
  return (
    <SvgIcon>
      <path d="m3.5 11 8.5-7 8.5 7M5.5 9.5v10.5h4.5v-6h4v6h4.5V9.5" />
    </SvgIcon>
  )
}
