// A filter for any badge and one for counts: {{ {status: {label: "build", message: "passing"}} | badge | safe }}
import { load } from "cartouche-badges";

export default async function (config) {
  const cartouche = await load();
  const inside = { profile: "embed", colorScheme: "auto" };
  config.addFilter("badge", (entry) => cartouche.svg(entry, inside));
  config.addFilter("count", (count, title) => cartouche.svg({ hub: { count }, title, scale: 0.7 }, inside));
}
