import { SvgIcon } from './SvgIcon.tsx'

export function ChartIcon() {
  return (
    <SvgIcon>
      <path d="M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6" />
    </SvgIcon>
  )
}
