import { Heading } from '@parket/ui/components/Heading'
import { Stack } from '@parket/ui/components/Stack'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'На странице один заголовок первого уровня, дальше — без пропусков; вид другого уровня даёт `size`.',
  whenNot: 'Текст просто крупнее: `Text`; подпись поля: `label`.',
  pairs: [
    {
      do: (
        <Stack gap="small">
          <Heading level={2}>Участники</Heading>
          <Heading level={3}>Соло</Heading>
        </Stack>
      ),
      doWords: 'Уровни идут подряд: по ним ходят те, кто слушает страницу.',
      dont: (
        <Stack gap="small">
          <Heading level={2}>Участники</Heading>
          <Heading level={4}>Соло</Heading>
        </Stack>
      ),
      dontWords: 'Уровень пропущен ради размера, а для него есть `size`.',
    },
  ],
  props: {
    ...elementWords,
    level: 'Уровень: место в строении страницы.',
    size: 'На какой уровень похож. По умолчанию на свой.',
    tabIndex: 'Позволяет поставить на него фокус из кода: например, после смены шага.',
    ref: 'Сам элемент: чтобы поставить на него фокус.',
    children: 'Текст заголовка.',
  },
}
