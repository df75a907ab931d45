// A filter for any badge and one for counts: {{ {status: {label: "build", message: "passing"}} | badge | safe }}
import { load } from "cartouche-badges";

export default async function (config) {
  const cartouche = await load();
  const inside = { profile: "embed", colorScheme: "auto" };
  config.addFilter("badge", (entry) => cartouche.svg(entry, inside));
  config.addFilter("count", (count, titlePattern) => cartouche.svg({ hub: { count, titlePattern }, scale: 0.7 }, inside));
}
