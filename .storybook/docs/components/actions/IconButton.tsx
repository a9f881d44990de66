import { CloseIcon } from '@parket/ui/icons/CloseIcon'
import { EditIcon } from '@parket/ui/icons/EditIcon'
import { IconButton } from '@parket/ui/components/IconButton'
import { Inline } from '@parket/ui/components/Inline'
import { TeamIcon } from '@parket/ui/icons/TeamIcon'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { iconButtonWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Значок понятен всем, а места мало: закрыть, меню, показать пароль. Имя из `aria-label` произносится и видно в подсказке.',
  whenNot: 'Значок надо угадывать: `Button` со словами.',
  pairs: [
    {
      do: <IconButton aria-label="Закрыть" icon={<CloseIcon />} />,
      doWords: 'Крестик понятен всем, имя даёт `aria-label`.',
      dont: <IconButton aria-label="Разбить на заходы" icon={<TeamIcon />} />,
      dontWords: 'Значок надо угадывать: тут нужна `Button` со словами.',
    },
    {
      do: (
        <Inline>
          <Text as="span">Марина Соколова</Text>
          <IconButton aria-label="Изменить: Марина Соколова" icon={<EditIcon />} />
        </Inline>
      ),
      doWords: 'В списке имя кнопки говорит, о какой строке речь.',
      dont: (
        <Inline>
          <Text as="span">Марина Соколова</Text>
          <IconButton aria-label="Иконка карандаша" icon={<EditIcon />} />
        </Inline>
      ),
      dontWords: 'Имя описывает значок, а не действие.',
    },
  ],
  keys: {
    Tab: 'Приходит на кнопку.',
    'Enter, Пробел': 'Нажимает; у переключателя вызывает `onChange` с новым состоянием.',
  },
  props: {
    ...iconButtonWords,
    icon: 'Значок; кроме него ничего не видно.',
    onPress: 'Нажали мышью, пальцем, Enter или пробелом.',
    isSelected: 'Включён ли переключатель. У простой кнопки не задают.',
    onChange: 'Даёт новое состояние переключателя.',
  },
}
