/** What can be opened over a table. */
export type SheetName = 'menu' | 'log' | 'talk' | 'score' | 'hint' | 'rules' | 'last' | 'played';
