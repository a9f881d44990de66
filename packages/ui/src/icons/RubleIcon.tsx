import { SvgIcon } from './SvgIcon.tsx'

export function RubleIcon() {
  return (
    <SvgIcon>
      <path d="M8 20.5v-17h5.5a5 5 0 0 1 0 10H5.5M5.5 17h7.5" />
    </SvgIcon>
  )
}
