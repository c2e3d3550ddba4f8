/** A point far outside of the picture, to draw what goes on beyond its frame. */
export const far = (angle: number, reach = 1600): string =>
  `${Math.round(reach * Math.cos(angle))} ${Math.round(reach * Math.sin(angle))}`;
