import type { JudgeRole } from './judge.ts'

export const judgeRoleLabels: Readonly<Record<JudgeRole, string>> = {
  chief: 'Главный судья',
  line: 'Линейный судья',
  scrutineer: 'Счётная комиссия',
  trainee: 'Стажёр',
}
