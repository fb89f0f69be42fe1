/** The SVG paths of button icons. */
export const ICONS = {
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  link: 'M10 14l4-4M8 11l-3 3a3.5 3.5 0 0 0 5 5l3-3M16 13l3-3a3.5 3.5 0 0 0-5-5l-3 3',
  example: 'M5 4h14v16H5zM9 9h6M9 13h6',
  reset: 'M5 5v5h5M5.5 10a7.5 7.5 0 1 1-.7 5',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  more: 'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  down: 'M6 9l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  up: 'M6 15l6-6 6 6',
  renew: 'M19 5v5h-5M18.5 10a7.5 7.5 0 1 0 .7 5',
  remove: 'M6 6l12 12M18 6L6 18',
  screen: 'M3 4h18v12H3zM8 21h8M12 16v5',
  save: 'M12 4v11M7 11l5 5 5-5M4 20h16',
};
