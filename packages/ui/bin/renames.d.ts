export const modules: Readonly<
  Record<
    string,
    {
      to?: string
      names?: Readonly<Record<string, string>>
      moved?: Readonly<Record<string, string>>
    }
  >
>
export const gone: Readonly<Record<string, string>>
