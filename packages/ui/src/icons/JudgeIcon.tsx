import { SvgIcon } from './SvgIcon.tsx'

export function JudgeIcon() {
  return (
    <SvgIcon>
      <path d="M4 20.5h9M8.5 20.5v-3M3.5 12.8 9.3 7l4 4-5.8 5.8a2.8 2.8 0 1 1-4-4ZM13 3.5l7 7M11.2 5.3l7 7M15.5 10.5l5 5" />
    </SvgIcon>
  )
}
